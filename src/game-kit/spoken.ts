/** Words for pictures: plain, on one line, and as many as there is room for. */

/** Lines of text as they are read aloud: one after the other, without markdown, each with its full stop. */
export function spoken(text: string): string {
  const lines = text.replaceAll('**', '').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
    .join(' ')
}

/** The texts that fit into `room` together, each with a space behind it; the first come first. */
export function thoseThatFit(texts: readonly string[], room: number): readonly string[] {
  let left = room
  return texts.filter((text) => {
    if (text.length + 1 > left) return false
    left -= text.length + 1
    return true
  })
}

/** The last sentences that fit into `room` together with their heading; null if not even one does. */
export function latestThatFit(sentences: readonly string[], headed: (text: string) => string, room: number): string | null {
  for (let first = 0; first < sentences.length; first++) {
    const text = headed(sentences.slice(first).join(' '))
    if (text.length <= room) return text
  }
  return null
}
