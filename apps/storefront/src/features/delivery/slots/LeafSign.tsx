/** A leaf, drawn as the icons of the shop: only slots have it, so it is not among those that every page loads. */
export function LeafSign() {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M5 19c0-9 5-14 15-14 0 10-4.5 14.5-11 14.5-2 0-3-.7-4-.5Zm0 2c1-5 4-8.5 8.5-10.5" />
    </svg>
  )
}
