import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** What a first visit of a page loads, each body compressed by brotli, in KB of 1,000 bytes. */
export type Weight = {
  path: string
  html: number
  js: number
  css: number
  fonts: number
  requests: number
  total: number
}

/** Weighs a page by the files its HTML names: scripts, preloaded modules, stylesheets, and the fonts a page uses. */
export async function weigh(origin: string, path: string): Promise<Weight> {
  const html = await (await fetch(origin + path)).text()
  const find = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))]
  const scripts = find(/"(\/assets\/[^"]+\.js)"/g).filter(
    (file) => !file.includes('/manifest-') && isLoaded(html, file),
  )
  const sheets = find(/<link[^>]+rel="stylesheet"[^>]+href="([^"#]+)#?"/g)
  const fonts = ['/fonts/atkinson-next.woff2', '/fonts/national-park.woff2']
  const kilobytes = (bytes: number) => bytes / 1000
  const compressed = (files: string[]) =>
    kilobytes(files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(`build/client${file}`)).length, 0))
  const weight = {
    html: kilobytes(brotliCompressSync(html).length),
    js: compressed(scripts),
    css: compressed(sheets),
    fonts: kilobytes(fonts.reduce((sum, file) => sum + readFileSync(`build/client${file}`).length, 0)),
  }
  const total = weight.html + weight.js + weight.css + weight.fonts
  return { path, ...weight, total, requests: 1 + scripts.length + sheets.length + fonts.length }
}

// The route table names the files of all pages; only those this page imports or preloads are loaded.
function isLoaded(html: string, file: string): boolean {
  return (
    html.includes(`rel="modulepreload" href="${file}"`) ||
    html.includes(`from "${file}"`) ||
    html.includes(`import("${file}")`)
  )
}
