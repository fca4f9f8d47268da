const ofScripts = 'porch-island, [data-save-home]'

/** Leaves equal parts alone, so that the focus stays where it is. */
export function morph(old: Element, fresh: Element): void {
  if (old.matches(ofScripts)) return
  const isOpen = old instanceof HTMLDetailsElement && old.open
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  if (isOpen) old.setAttribute('open', '')
  const before = [...old.childNodes]
  const after = [...fresh.childNodes]
  for (const [place, node] of after.entries()) morphNode(old, before[place], node)
  for (const node of before.slice(after.length)) node.remove()
}

function morphNode(parent: Element, old: ChildNode | undefined, fresh: ChildNode): void {
  if (!old) parent.append(document.importNode(fresh, true))
  else if (old instanceof Element && fresh instanceof Element && isAlike(old, fresh)) morph(old, fresh)
  else if (old instanceof Text && fresh instanceof Text) old.data = fresh.data
  else old.replaceWith(document.importNode(fresh, true))
}

function isAlike(old: Element, fresh: Element): boolean {
  return old.tagName === fresh.tagName && old.tagName !== 'TEMPLATE'
}
