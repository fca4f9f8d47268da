export type ColorMap = ReadonlyMap<string, string>

const comments = /\/\*[\s\S]*?\*\//g

function pickEveningColors(css: string): string {
  return css.replace(comments, '').replace(/light-dark\(([^,()]+),\s*([^()]+)\)/g, '$2')
}

/**
 * Read from the stylesheet, so that link previews and pages look the same. A rule for a class inside another has both
 * names: `un+mu`.
 */
export function readStreetLooks(streetCss: string): ColorMap {
  const looks = new Map<string, string>()
  const rules = pickEveningColors(streetCss).matchAll(/((?:\.street \.[\w .+]+,?\s*)+)\{([^{}]*)\}/g)
  for (const [, selectors = '', declarations = ''] of rules) {
    const paint = [...declarations.matchAll(/(fill|stroke|stroke-width|opacity): ([^;]+);/g)]
    if (paint.length === 0) continue
    const attributes = paint.map(([, name, value]) => `${name}="${value}"`).join(' ')
    for (const selector of selectors.split(',')) {
      looks.set(selector.replace('.street', '').replaceAll(/[\s.]/g, ''), attributes)
    }
  }
  return looks
}

export function readEveningToken(tokensCss: string, name: string): string {
  const value = new RegExp(`--pl-${name}: (#\\w{6});`).exec(pickEveningColors(tokensCss))?.[1]
  if (!value) throw new Error(`The design has no color named ${name}.`)
  return value
}
