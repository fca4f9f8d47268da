/** What CSS says of one class of the street: its paint as SVG attributes. */
export type Looks = ReadonlyMap<string, string>

const comments = /\/\*[\s\S]*?\*\//g

/** The CSS with the evening half of every light-dark() pair in its place. */
function inTheEvening(css: string): string {
  return css.replace(comments, '').replace(/light-dark\(([^,()]+),\s*([^()]+)\)/g, '$2')
}

/**
 * The paint of the street's shapes as its stylesheet gives it, by class, so that the picture for link previews and the
 * one on the pages cannot part. A rule for a class behind another is under both names: `un+mu`.
 */
export function streetLooks(streetCss: string): Looks {
  const looks = new Map<string, string>()
  const rules = inTheEvening(streetCss).matchAll(/((?:\.street \.[\w .+]+,?\s*)+)\{([^{}]*)\}/g)
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

/** Reads the evening colour of a token, such as `ink`, from the stylesheet of the tokens. Throws when there is none. */
export function eveningToken(tokensCss: string, name: string): string {
  const value = new RegExp(`--pl-${name}: (#\\w{6});`).exec(inTheEvening(tokensCss))?.[1]
  if (!value) throw new Error(`The design has no color named ${name}.`)
  return value
}
