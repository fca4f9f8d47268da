import type { SearchWords } from '#content/search/search.en.ts'

export function Helpline({ words }: { words: SearchWords }) {
  return (
    <p className="measure">
      {words.relax.helpline}{' '}
      <a className="nowrap" href="tel:18006624357">
        1-800-662-4357
      </a>
    </p>
  )
}
