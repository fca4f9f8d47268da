import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// Phones of the last four years: nesting and light-dark() are lowered for them.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
const targets = { chrome: version(107), firefox: version(107), safari: version(16), ios_saf: version(16) }

// What every page needs and most pages show. Dialogs, toasts, the query library and passkeys are fetched when first needed.
const core = [
  /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
  /rolldown[\\/]runtime|vite[\\/]preload-helper/,
  /src[\\/]web[\\/]ui[\\/](?!overlay[\\/](dialog|toast-viewport|toast\.css|standing))/,
  /src[\\/]web[\\/]parts[\\/](shell|crisis|contact-lines|closing-band|contents|state-status|figures|adoption|bed-light)[\\/]/,
  /src[\\/]web[\\/](pages[\\/]directory[\\/]share|parts[\\/](quilt-map[\\/]tile-places|desk[\\/]use-now))/,
  /src[\\/]web[\\/]plumbing[\\/](?!query-client|passkey)/,
  /src[\\/](domain[\\/](adoption|bed-age|residence|state-directory|tel-address|trail)|content[\\/](claims|not-found|states[\\/]slugs))\./,
]

// Homes that change while somebody looks; and what a home's card and its page both know of a home.
const live = /src[\\/](web[\\/]parts[\\/]live-homes|domain[\\/]home-beds)/
const home =
  /src[\\/](web[\\/]parts[\\/]home-card[\\/](?!home-card|home-marker)|domain[\\/](residence-(needs|search)|state-plane))/

// What several pages know of the states; each on its own it would be one more request.
const states = /src[\\/](content[\\/]states[\\/](?!slugs)|domain[\\/](states-meant|zip-state))/

// What a state's page shares with one other page each: frames with Quickview, the months with the partnership guide.
const stateParts = /src[\\/](web[\\/]parts[\\/](directory-frame|month-ruler)|content[\\/]partnership\.)/

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss', lightningcss: { targets } },
  // The server runs one file without node_modules lookups.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  build: {
    target: ['chrome107', 'firefox107', 'safari16'],
    cssMinify: 'lightningcss',
    // The worker of the board reads there which files the board is made of.
    manifest: true,
    // A data: URI would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  environments: {
    // Otherwise the bundle holds React twice and picks the slow one for developers unless NODE_ENV says production.
    ssr: { ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }) },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: library code and what every page shows in one (it compresses better, and a first visit asks
            // for less). What is fetched when first needed (dialogs, toasts, the query library) stays apart.
            codeSplitting: {
              groups: [
                { name: 'core', priority: 2, test: (id) => core.some((part) => part.test(id)) },
                { name: 'live', priority: 1, test: live },
                { name: 'home', priority: 1, test: home },
                { name: 'states', priority: 1, test: states },
                { name: 'state-parts', priority: 1, test: stateParts },
              ],
            },
          },
        },
      },
    },
  },
}))
