import { OwnerForm } from '#web/parts/desk/form/owner-form.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { Button } from '#web/ui/action/button.tsx'

export function DeleteForm({ id, name, label }: Record<'id' | 'name' | 'label', string>) {
  return (
    <OwnerForm action={`/workspace/import/${id}`} hidden={{ act: 'delete' }}>
      {({ isPending, trouble }) => (
        <>
          {trouble && <DeskTrouble message={trouble.message} />}
          <Button type="submit" variant="text" small disabled={isPending}>
            {label}
            <span className="vh">: {name}</span>
          </Button>
        </>
      )}
    </OwnerForm>
  )
}
