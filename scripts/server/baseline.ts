import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const head = '-- Made of db/schema by `npm run schema`. Nobody changes it by hand.\n'

/** The files of `db/schema` in the order of their numbers, as one text. */
export async function readBaseline(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const parts = await Promise.all(
    files.map(async (file) => `\n-- ${file}\n\n${await readFile(path.join(folder, file), 'utf8')}`),
  )
  return head + parts.join('')
}
