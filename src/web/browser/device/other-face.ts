export function showOtherFace(element: Element): void {
  const template = element.querySelector('template')
  if (!template) return
  const shown = [...element.childNodes].filter((node) => node !== template)
  element.prepend(template.content)
  template.content.append(...shown)
}
