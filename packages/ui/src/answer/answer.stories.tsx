import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { Answer, type AnswerSource } from '.'

export default { title: 'answer' }

const nothing = () => undefined
const pending: AnswerSource<string[]> = { data: undefined, error: null, refetch: nothing }
const failure = { code: 'network.timeout', value: {}, requestId: '0192-7f3a-55c1' }

function Names({ of, isCompact }: { of: Partial<AnswerSource<string[]>>; isCompact?: boolean }) {
  return (
    <Answer
      of={{ ...pending, ...of }}
      pending={<SkeletonRows count={3} />}
      failed={{ title: "Your devices didn't load", isCompact }}
      isEmpty={(names) => names.length === 0}
      empty={<EmptyState title="No devices yet" action={<Button onClick={nothing}>Home</Button>} />}
    >
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Answer>
  )
}

export const Pending = () => <Names of={{}} />
export const Failed = () => <Names of={{ error: failure }} />
export const FailedAmongOthers = () => <Names of={{ error: failure }} isCompact />
export const AskingAgain = () => <Names of={{ error: failure, isFetching: true }} />
export const Empty = () => <Names of={{ data: [] }} />
export const There = () => <Names of={{ data: ['Phone', 'Tablet'] }} />
