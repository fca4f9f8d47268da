export function showGone(id: string): string {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-live-home="${CSS.escape(id)}"]`)]
  const name = places.map(readNameIn)[0] ?? ''
  for (const place of places) {
    place.dataset.gone = ''
    if (place instanceof HTMLTableRowElement) emptyRow(place)
    else if (place instanceof HTMLLIElement) setGoneCard(place)
  }
  for (const cell of findColumn(id)) showWhenGone(cell)
  return name
}

export function readNameIn(place: Element): string {
  return place.querySelector('h3, .name a, .compare-name a')?.textContent ?? ''
}

export function findColumn(id: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-column="${CSS.escape(id)}"]`)]
}

function showWhenGone(cell: HTMLElement): void {
  const template = cell.querySelector('template')
  if (!template) return
  cell.dataset.gone = ''
  cell.replaceChildren(document.importNode(template.content, true), template)
}

function emptyRow(row: HTMLTableRowElement): void {
  for (const cell of row.querySelectorAll('.aged, .tel')) cell.replaceChildren()
  row.querySelector('.beds .light')?.remove()
  const beds = row.querySelector('.beds b')
  if (beds) beds.textContent = makeGoneCard()?.querySelector('b')?.textContent ?? ''
}

const makeGoneCard = () => {
  const template = document.querySelector<HTMLTemplateElement>('template.gone-residence')
  return template ? document.importNode(template.content, true) : null
}

function setGoneCard(place: HTMLLIElement): void {
  const card = makeGoneCard()
  const [title, no] = [card?.querySelector('h3'), card?.querySelector('text')]
  if (!card || !title || !no) return
  title.textContent = readNameIn(place)
  no.textContent = place.querySelector('.marker text')?.textContent ?? ''
  const target = place.id || place.querySelector('[id]')?.id
  document.querySelector(`.ringmap a[href="#${target}"]`)?.remove()
  if (place.querySelector('.residence')) place.prepend(card)
  else place.replaceChildren(card)
}
