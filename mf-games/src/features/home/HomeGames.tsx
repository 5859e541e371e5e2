import { useRemote } from '@plaza/federation'
export function HomeGames() {
  const { release } = useRemote()
  return <p>games {release}</p>
}
