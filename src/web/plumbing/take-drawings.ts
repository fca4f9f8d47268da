/** Parts of a page that was read may refer to drawings that this page has not shown yet: it takes them over. */
export function takeDrawings(read: Document): void {
  const own = document.querySelector('#drawings')
  for (const shape of read.querySelectorAll('#drawings > [id]')) {
    if (!document.getElementById(shape.id)) own?.append(document.importNode(shape, true))
  }
}
