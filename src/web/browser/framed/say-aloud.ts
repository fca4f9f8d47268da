/** A new element is a new text: the same words are said again after another question. */
export function sayAloud(words: string): void {
  const text = document.createElement('span')
  text.textContent = words
  document.querySelector('.embed-said')?.replaceChildren(text)
}
