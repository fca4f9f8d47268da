import { say } from '#domain/language/say.ts'

export function fillTemplate(template: HTMLTemplateElement, values: Record<string, string>): HTMLElement {
  const filled = document.importNode(template.content, true)
  fillWords(filled, values)
  const { firstElementChild: element } = filled
  if (!(element instanceof HTMLElement)) throw new Error('The template is empty.')
  return element
}

function fillWords(node: Node, values: Record<string, string>): void {
  if (node instanceof Text) node.data = say(node.data, values)
  if (node instanceof HTMLTemplateElement) fillWords(node.content, values)
  for (const child of node.childNodes) fillWords(child, values)
}
