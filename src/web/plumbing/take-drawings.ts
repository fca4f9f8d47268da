export function takeDrawings(read: Document): void {
  const own = document.querySelector('#drawings')
  for (const shape of read.querySelectorAll('#drawings > [id]')) {
    if (!document.getElementById(shape.id)) own?.append(document.importNode(shape, true))
  }
}
