import { PostForm, type PostFormProps } from '#web/parts/frame/post-form/post-form.tsx'

export default function Post(props: Omit<PostFormProps<string>, 'onDone' | 'children'>) {
  return <PostForm {...props} />
}
