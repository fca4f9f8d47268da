import { createElement, type ReactNode } from 'react'
import type { Language } from '#domain/language.ts'
import '#web/plumbing/theme.css'
import { EARLY_SCRIPT } from '#web/plumbing/early-script.ts'
import { EARLY_TAPS } from '#web/plumbing/early-taps.ts'
import type { HeadTag } from '#web/plumbing/page-head.ts'

const fonts = ['/fonts/atkinson-next.woff2', '/fonts/national-park.woff2']

type DocumentProps = {
  language: Language
  newTab: string
  scripts: readonly string[]
  styles: readonly string[]
  head: ReactNode
  children: ReactNode
}

/** The whole HTML of a page. */
export function Document({ language, newTab, scripts, styles, head, children }: DocumentProps) {
  return (
    <html lang={language} data-new-tab={newTab}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#572a4f" />
        <script>{EARLY_SCRIPT}</script>
        <script>{EARLY_TAPS}</script>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {fonts.map((href) => (
          // Headings come first into view: in a stand-in font they may take another number of lines, and the page moves.
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {scripts.map((address) => (
          <script key={address} type="module" src={address} />
        ))}
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  )
}

/** What a page says of itself in its head. */
export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map(({ tagName, ...rest }) => createElement(tagName, { key: JSON.stringify(rest), ...rest }))
}
