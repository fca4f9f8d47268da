import type { ReactNode } from 'react'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { SavedHome } from '#web/plumbing/saved-homes.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './saved-bar.css'

type SaveButtonProps = { home: SavedHome; words: HomeWords; className?: string }

/** Keeps a home on this device and nowhere else. The page's script shows which it is (browser/device/saved-homes.ts). */
export function SaveButton({ home, words: { save }, className = 'btn' }: SaveButtonProps) {
  const { slug, name, city, state, phone } = home
  return (
    <button
      type="button"
      className={`${className} needs-script save-home`}
      data-save-home={JSON.stringify({ slug, name, city, state, phone })}
    >
      <Face icon="heart" seen={save.save} heard={save.saveOf(name)} />
      <template>
        <Face icon="check" seen={save.saved} heard={save.savedOf(name)} />
      </template>
    </button>
  )
}

function Face({ icon, seen, heard }: { icon: IconName; seen: string; heard: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>{seen}</span>
      <VisuallyHidden>{heard}</VisuallyHidden>
    </>
  )
}

type SavedBarPlaceProps = {
  /** Where the saved homes stand, fragment and all. */
  to: string
  /** The path of the search, under which lists are shared. */
  path: string
  words: HomeWords['save']
  /** Further ways on, such as the homes side by side: with them the bar is always there. */
  children?: ReactNode
}

/** Where the page's script puts the bar that leads to what was saved, once something is: a bar of its own, so that nothing lies under it. */
export function SavedBarPlace({ to, path, words, children }: SavedBarPlaceProps) {
  return (
    <>
      <template data-saved-bar={JSON.stringify(words.see)}>
        <aside className="savedbar" aria-label={words.bar}>
          <form method="post" action={`${path}/shared/new`}>
            <input type="hidden" name="homes" />
            <Button type="submit" look="text" small icon="share">
              {words.share}
            </Button>
          </form>
          <ButtonLink to={to} small icon="heart">
            <span data-see="" />
          </ButtonLink>
          {children}
        </aside>
      </template>
      {children && (
        <aside className="savedbar" aria-label={words.bar} data-none-saved="">
          {children}
        </aside>
      )}
    </>
  )
}
