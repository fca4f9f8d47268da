import type { EnvironmentOptions, InlineConfig } from 'vite'
import { createAsciiPlugin } from '#scripts/server/ascii-output.ts'
import { root } from '#scripts/toolchain/places.mjs'
import { createPagesPlugin, listIslandFiles, type ModuleGraph } from './pages-plugin.ts'
import { createReactPlugin } from './react-module.ts'

const everyIsland =
  /react-module:|node_modules\/(react|react-dom|scheduler)\/|web\/(documents\/hydrate-island|parts\/(frame\/overlays\/|proof\/proof-mount|figures\/(source-note|sample-line))|plumbing\/api\/use-fetched|ui\/(overlay\/(toast-(mount|store)|dialog\.)|action\/(?!copy)|icon|class-names|form\/(form-way|search-box|field|input)|text\/(visually-hidden|badge|disclosure|card|empty-state|lists\/(table|facts))|marks\/(block|light)))|src\/domain\/language\/language\./

/** Kept without React, so that it does not end up in a file that needs React. */
const everyCall =
  /vite\/preload-helper|web\/(plumbing\/(api\/(live-stream|event-line|failure|prove-again|send-form|go-to)|api-client|stored\/stored-place|island-props|early\/after-paint)|parts\/residence\/live-residences\/follow-state)|src\/domain\/(inquiries\/(tel-address|inquiry)|language\/(say|capital|dates|numbers|level-numerals)|residence\/listing\/hiding)\b/

const beds = /domain\/(residence\/(res|need)|beds\/bed-a|states\/us-|language\/local|inquiries\/answer|.*conditional-f)/

const everyLiveList =
  /web\/(plumbing\/stored\/saved-residences|parts\/frame\/live-page\/(live-list|gone-residence|fresh-page|show-ages)\.ts|pages\/search\/saved\/own-links\.ts)|src\/domain\/search\/search-address/

const everyScreen =
  /web\/(parts\/(desk\/(?!inbox|lists\/[afmpqt]|send-files|files\/|disputed\/|photos\/(?!w)|form\/(words|leave|done|setting)|findings\/(finding-o|send|use))|beds\/bed-queue|night-board\/hold\/hold-note)|ui\/(text\/breadcrumbs|waiting\/progress|marks\/path))|src\/(contract\/auth\/auth-limits|domain\/(language\/plain-words|residence\/listing\/like-listing)\.)/

const everyPart = /web\/(ui|parts\/(figures|beds\/(bed-light|live-beds)|frame\/copy-text))\//

/** What every board has, of few residences or of many. */
const board = /night-board\/(?!many)|pages\/beds\/board|content\/beds\/|landing\/board\/(signed|own|quick)/

const staff = /(pages|content)\/staff\/|parts\/desk\/lists\/(?!a|t)/
const residences =
  /web\/pages\/residence\/desk\/|src\/(content\/residence\/desk\/(residence-desk|contradictions)|contract\/residence\/(residence-choices|publishing)|domain\/residence\/(listing\/listing-gaps|facts\.|answers\.))/

export function createDocumentsConfig(): { config: InlineConfig; graph: ModuleGraph } {
  const graph: ModuleGraph = new Map()
  const config: InlineConfig = {
    root,
    plugins: [createReactPlugin(), createPagesPlugin(root, graph)],
    build: {
      target: ['chrome107', 'firefox107', 'safari16'],
      emptyOutDir: false,
      // A data: URI would need an exception in the Content-Security-Policy.
      assetsInlineLimit: 0,
      // An island's script is named in the page: nothing else is fetched before it.
      modulePreload: false,
    },
    environments: {
      site: buildPageScript('src/web/browser/page-script.ts'),
      bare: buildPageScript('src/web/browser/framed/list-script.ts'),
      client: {
        build: {
          outDir: 'build/client',
          manifest: 'documents-manifest.json',
          copyPublicDir: false,
          rolldownOptions: {
            input: [...listIslandFiles()],
            preserveEntrySignatures: 'exports-only',
            output: {
              codeSplitting: {
                groups: [
                  { name: 'calls', test: everyCall, priority: 5 },
                  // Apart from the lists that follow the beds: the desk has no such list.
                  { name: 'beds', test: beds, priority: 4 },
                  { name: 'residences-live', test: everyLiveList, priority: 3 },
                  { name: 'react', test: everyIsland, priority: 2 },
                  { name: 'parts', test: everyPart, minShareCount: 2, priority: 1 },
                  { name: 'states', test: /domain\/states\/(adoption|state-count|state-directory)\./ },
                  { name: 'desk', test: everyScreen },
                  // The claims ask for both, and no board does.
                  { name: 'claims', test: /states\/slugs\.|domain\/claims\/claim\./, minShareCount: 2 },
                  { name: 'signing-in', test: /frame\/post-form|password-input|api\/passkey\./, minShareCount: 2 },
                  { name: 'board', test: board, minShareCount: 2 },
                  { name: 'residences', test: residences, minShareCount: 2 },
                  { name: 'staff', test: staff, minShareCount: 2 },
                  { name: 'affiliates', test: /\/affiliates\/|certificate\/certificate\./, minShareCount: 2 },
                  { name: 'team', test: /\/(content\/team\/team|people\/role-words)\.ts/, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // Otherwise the bundle holds React twice and picks the slow one for developers unless NODE_ENV says production.
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
        build: {
          outDir: 'build/documents',
          ssr: true,
          rolldownOptions: {
            input: 'src/web/documents/entry.ts',
            plugins: [createAsciiPlugin()],
            // The text of a program stays in memory. With the names of its functions a log can still be read.
            output: { minify: { compress: true, mangle: false, codegen: true } },
          },
        },
      },
    },
  }
  return { config, graph }
}

function buildPageScript(input: string): EnvironmentOptions {
  const output = { entryFileNames: 'assets/[name]-[hash].js' }
  return {
    consumer: 'client',
    build: { outDir: 'build/client', copyPublicDir: false, rolldownOptions: { input, output } },
  }
}
