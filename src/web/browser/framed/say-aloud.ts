/** A new element each time, so that a screen reader repeats the same words after another question. */
export function sayAloud(words: string): void {
  const text = document.createElement('span')
  text.textContent = words
  document.querySelector('.embed-said')?.replaceChildren(text)
}
