import type { Plugin } from 'vite'

/**
 * Writes every letter outside of ASCII as its escape. With one of them in a file, Node keeps its whole text in two bytes a
 * letter for as long as it runs.
 */
export function asciiOutput(): Plugin {
  return {
    name: 'ascii-output',
    // The last step: what comes between prints the letters again.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(beyond, escaped)
    },
  }
}

const beyond = /[\u0080-\uffff]/g
const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
