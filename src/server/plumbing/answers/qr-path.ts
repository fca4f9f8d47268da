import qrcode from 'qrcode-generator'

/** The dark squares of a code of ASCII text, in rows: one path, which a page draws without a script. */
export function buildQrPath(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const rows = Array.from({ length: size }, (_, row) => drawRow(size, row, (column) => code.isDark(row, column)))
  return { size, path: rows.join('') }
}

function drawRow(size: number, row: number, isDark: (column: number) => boolean): string {
  let path = ''
  for (let column = 0; column < size; column += 1) {
    if (!isDark(column)) continue
    const from = column
    while (column + 1 < size && isDark(column + 1)) column += 1
    path += `M${from} ${row}h${column + 1 - from}v1H${from}z`
  }
  return path
}
