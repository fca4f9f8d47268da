import type { SharedWords } from '#content/search/lists/shared-list.en.ts'
import { ScriptIsland } from '#web/plumbing/island.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { InputField } from '#web/ui/form/filled-field.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { type KeepLinkProps, maxLabelLength } from './own-links.ts'

type Props = KeepLinkProps & { words: SharedWords['mine']['keep'] }

export function KeepLink({ link, searchPath, words }: Props) {
  return (
    <ScriptIsland file="src/web/pages/search/saved/keep-link.island.ts" hydrate="idle" props={{ link, searchPath }}>
      <TitledSection
        titleId="keep-link"
        title={words.title}
        titleClass="side-h"
        className="keep-link stack stack-fill gap-3 w-40 needs-script"
      >
        <p className="small">{words.lead}</p>
        <form className="share-link row align-end" data-held="">
          <InputField
            className="w-full w-28"
            label={words.label}
            help={words.help}
            id="link-label"
            name="label"
            maxLength={maxLabelLength}
            autoComplete="off"
            required
          />
          <Button type="submit">{words.submit}</Button>
        </form>
        <p role="status" data-kept={words.kept} />
        <Button variant="text" small className="self-start" data-next="">
          {words.next}
        </Button>
      </TitledSection>
    </ScriptIsland>
  )
}
