import path from 'node:path'

/** The checkout: where package.json is. */
export const root = path.resolve(import.meta.dirname, '../..')

/** @param {...string} parts */
export function resolveInRoot(...parts) {
  return path.join(root, ...parts)
}
