/** A briefcase: the icon of a work address. Defined here because only addresses need it. */
export function WorkIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 8h18v11.5H3V8Zm5.5 0V5h7v3M3 13h18m-9-1v2.5" />
    </svg>
  )
}
