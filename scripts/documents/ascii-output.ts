import type { Plugin } from 'vite'

/**
 * Writes every letter outside of ASCII as its escape. With one of them in a file, Node keeps its whole text in two bytes a
 * letter for as long as it runs.
 */
export function asciiOutput(): Plugin {
  return {
    name: 'ascii-output',
    renderChunk: (code) => ({
      code: code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
      map: null,
    }),
  }
}
