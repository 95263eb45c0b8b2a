/** An answer for each content; contents that are equal share one, so a page repeats no question. */
export function answeredOnce<Content extends object, Answer>(
  contents: readonly Content[],
  ask: (content: Content) => Promise<Answer>,
): Promise<Answer[]> {
  const asked = new Map<string, Promise<Answer>>()
  return Promise.all(
    contents.map((content) => {
      const key = JSON.stringify(content)
      const answer = asked.get(key) ?? ask(content)
      asked.set(key, answer)
      return answer
    }),
  )
}
