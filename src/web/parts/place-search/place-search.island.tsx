import { PlaceForm, type PlaceFormProps } from './place-form.tsx'

export default function PlaceSearchIsland(props: PlaceFormProps) {
  return <PlaceForm {...props} />
}
