import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import '#web/plumbing/theme.css'
import { frameEs } from '#content/seekers/frame.es.ts'
import type { Language } from '#domain/language.ts'
import { EARLY_SCRIPT } from '#web/parts/crisis/theme-choice.ts'
import { type FrameWords, FrameWordsContext, frameEn, useFrameWords } from '#web/parts/frame-words/frame-words.ts'
import { useHasHomesBelow } from '#web/parts/homes-below/homes-below.ts'
import { SiteFrame } from '#web/parts/shell/site-frame.tsx'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { KnownUser, useSession } from '#web/plumbing/session.ts'
import { useLanguage } from '#web/plumbing/visitor-language.ts'
import { markAwake, WAKE_SCRIPT } from '#web/plumbing/waking.ts'
import { NewTabWords } from '#web/ui/action/new-tab-words.ts'
import type { Route } from './+types/root'

/** The settings, and the user where the server knows who asks. Nothing here changes while a visit lasts. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, user } = context.get(requestFacts)
  return { site, user }
}

export function shouldRevalidate() {
  return false
}

export const links: LinksFunction = () => [
  { rel: 'preload', href: '/fonts/atkinson-next.woff2', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  // Headings come first into view: in a stand-in font they may take another number of lines, and the page moves.
  { rel: 'preload', href: '/fonts/national-park.woff2', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icons/icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** Only an error page is without a head of its own; it draws its title itself, in the visitor's language. */
export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

/** The document, for pages and for error pages alike. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#572a4f" />
        <script>{EARLY_SCRIPT}</script>
        <script>{WAKE_SCRIPT}</script>
        <Meta />
        <Links />
      </head>
      <body>
        <Providers>{children}</Providers>
        <PlaceOnPage />
        <Scripts />
      </body>
    </html>
  )
}

/** Most of the site stands in English; a missing word of the other language fails the type check here. */
const frames: Record<Language, FrameWords> = { en: frameEn, es: frameEs }

function Providers({ children }: { children: ReactNode }) {
  const known = useRouteLoaderData<typeof loader>('root')
  const words = frames[useLanguage()]
  // Effects of what stands inside have run by now: whatever was tapped before finds its handlers.
  useEffect(markAwake, [])
  return (
    <KnownUser value={known?.user}>
      <FrameWordsContext value={words}>
        <NewTabWords value={words.newTab}>
          <Frame>{children}</Frame>
        </NewTabWords>
      </FrameWordsContext>
    </KnownUser>
  )
}

/** A page made to stand inside another site says so: `export const handle = { frame: 'bare' }`. */
function isBare(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'bare'
}

function useStandsBare(): boolean {
  return useMatches().some(({ handle }) => isBare(handle))
}

/** Keeps how far somebody had read in a storage that a page in a frame without an origin does not have. */
function PlaceOnPage() {
  return useStandsBare() ? null : <ScrollRestoration />
}

function Frame({ children }: { children: ReactNode }) {
  const known = useRouteLoaderData<typeof loader>('root')
  const session = useSession()
  const standsBare = useStandsBare()
  return (
    <SiteFrame site={known?.site} session={session} bare={standsBare} hasHomes={useHasHomesBelow()}>
      {children}
    </SiteFrame>
  )
}

export default function Root() {
  return <Outlet />
}

// Seldom seen, and not light: the drawing of the street comes with it.
const Trouble = lazy(async () => {
  const [{ Trouble }, { troubleEn }, { troubleEs }] = await Promise.all([
    import('#web/parts/lost-page/trouble.tsx'),
    import('#content/seekers/trouble.en.ts'),
    import('#content/seekers/trouble.es.ts'),
  ])
  const words = { en: troubleEn, es: troubleEs }
  return {
    default: (props: { status: number | undefined; isAway: boolean }) => (
      <Trouble {...props} words={words[useFrameWords().language]} />
    ),
  }
})

/** A page that threw. An unknown address below a known one, such as a state that does not exist, is the 404 page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  return (
    <Suspense>
      <Trouble status={status} isAway={status === undefined && isDeskWithoutNetwork(error)} />
    </Suspense>
  )
}

/** `fetch` says so with a TypeError, and so does other code; where the browser knows of a network it is another fault. */
function isDeskWithoutNetwork(error: unknown): boolean {
  if (typeof window === 'undefined' || !location.pathname.startsWith('/workspace')) return false
  return !navigator.onLine || (error instanceof TypeError && /fetch|load failed|network/i.test(error.message))
}
