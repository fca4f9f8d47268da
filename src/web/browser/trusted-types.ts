/**
 * Says what may become markup, a script or a worker from text, where the browser has Trusted Types: the empty script by
 * which React makes one, and the workers of the board and of the street map. Anything else throws.
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
