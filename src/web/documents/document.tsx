import { createElement, type ReactNode } from 'react'
import { morning } from '#domain/colors.ts'
import type { Language } from '#domain/language/language.ts'
import '#web/plumbing/theme.css'
import { EARLY_SCRIPT } from '#web/plumbing/early/early-script.ts'
import { EARLY_TAPS } from '#web/plumbing/early/early-taps.ts'
import { PREFETCH_RULES } from '#web/plumbing/early/prefetch-rules.ts'
import type { HeadTag } from '#web/plumbing/head/page-head.ts'

type DocumentProps = {
  language: Language
  newTab: string
  scripts: readonly string[]
  /** Loaded after the first paint. A frame out of sight is never painted, so it has none. */
  lateScript: string | undefined
  styles: readonly string[]
  style: string | undefined
  isFetchingAhead: boolean
  head: ReactNode
  children: ReactNode
}

export function Document({ isFetchingAhead, children, ...parts }: DocumentProps) {
  const { language, newTab, scripts, lateScript, styles, style, head } = parts
  return (
    <html lang={language} data-new-tab={newTab} data-script={lateScript}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={morning.plum} />
        <script>{EARLY_SCRIPT}</script>
        <script>{EARLY_TAPS}</script>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {style !== undefined && <style>{style}</style>}
        {scripts.map((address) => (
          <script key={address} type="module" src={address} />
        ))}
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
      </head>
      <body>
        {children}
        {isFetchingAhead && <script type="speculationrules">{PREFETCH_RULES}</script>}
      </body>
    </html>
  )
}

export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map(({ tagName, ...rest }) => createElement(tagName, { key: JSON.stringify(rest), ...rest }))
}
