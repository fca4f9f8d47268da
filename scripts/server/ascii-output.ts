import type { Plugin } from 'vite'

/** With one letter outside of ASCII, Node keeps the file's whole text at two bytes a letter. */
export function createAsciiPlugin(): Plugin {
  return {
    name: 'ascii-output',
    // The last step: what comes between prints the letters again.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(beyond, escapeUnit)
    },
  }
}

const beyond = /[\u0080-\uffff]/g
const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
