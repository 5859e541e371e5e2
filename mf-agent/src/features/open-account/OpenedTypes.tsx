import { useCall } from '@plaza/client'
import { agentRatesCall, openedTypes, type OpenedType } from '@plaza/contract/agency'
import { Segmented } from '@plaza/ui/segmented'
import { useOpenAccountText } from '../../locales/open-account/texts'

export interface OpenedTypesProps {
  value: OpenedType
  onChange: (type: OpenedType) => void
}

/**
 * What is opened below the agent: a player, or an agent where the merchant has levels (AGENT-7, TEAM-14). A link for agents that was
 * made before levels were switched off still shows what it is, and can become one for players.
 */
export function OpenedTypes({ value, onChange }: OpenedTypesProps) {
  const t = useOpenAccountText()
  const { data, error } = useCall(agentRatesCall)
  // Without an answer the gateway decides; it is not offered only to be taken back a moment later.
  const mayOpenAgents = data ? data.mayOpenAgents !== false : error !== null
  const offered = openedTypes.filter((type) => type === value || type !== 'agent' || mayOpenAgents)
  return (
    <Segmented
      label={t('open.type')}
      value={value}
      onChange={onChange}
      options={offered.map((type) => ({ value: type, label: t(`open.types.${type}`) }))}
    />
  )
}
