import { residenceWords } from '#content/desk/residences/residence-desk.ts'
import { states } from '#content/states/slugs.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { goTo } from '#web/plumbing/api/go-to.ts'
import { NewForm } from './new-form.tsx'

const words = residenceWords.add
const choices = states.map(({ code, name }) => ({ value: code, words: name }))

export default function NewScreen(given: DeskScreenProps<string>) {
  return <DeskScreen of={given} show={New} />
}

function New({ answer, refused }: DeskShown<string>) {
  const { reread } = useDeskPageState()
  async function continueRun(next: string): Promise<void> {
    await goTo(next)
    // Whoever comes back adds another house.
    await reread()
  }
  return (
    <DeskFrame
      answer={answer}
      title={words.title}
      here="/workspace/residences"
      saysRefusal
      again="/workspace/residences/new"
    >
      {(id) => (
        <NewForm
          id={refused?.values.id || id}
          answered={refused}
          states={choices}
          words={words}
          onAdded={continueRun}
        />
      )}
    </DeskFrame>
  )
}
