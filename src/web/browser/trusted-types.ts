/**
 * With Trusted Types, only the empty script that React creates and the workers of the board and the street map may
 * come from text. Anything else throws.
 */
export function setTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '<script></script>' || !text.includes('<') ? text : null),
    createScript: () => null,
    createScriptURL: (address) =>
      address === '/sw.js' || /^\/assets\/maplibre-gl-worker-[\w-]+\.mjs$/.test(address) ? address : null,
  })
}

type PolicyRules = {
  createHTML: (text: string) => string | null
  createScript: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
  }
}
