import { ButtonLink } from '#web/ui/action/button.tsx'

export function ResidencesNear({ typed }: { typed: string }) {
  return (
    <ButtonLink to={`/residences?${new URLSearchParams({ near: typed, open: '1' })}`}>
      Search homes for “{typed}”
    </ButtonLink>
  )
}
