import { Button } from '@plaza/ui/button'
import { List, ListRow } from '@plaza/ui/list-row'
import { Stack } from '@plaza/ui/page'
import { Sheet } from '@plaza/ui/sheet'
import { useState } from 'react'
import { useResponsibleText } from '../../locales/responsible/texts'
import { answers, bandOf, questions } from './pgsi'

/** Nine questions about one's own play; the answers stay in this component, and nothing is sent or stored (R18). */
export function AssessmentSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useResponsibleText()
  const [points, setPoints] = useState<readonly number[]>([])
  const question = questions[points.length]
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => {
        setPoints([])
        onClose()
      }}
      title={t('responsible.assessment')}
      detail={
        question &&
        t('responsible.questions.progress', { number: points.length + 1, count: questions.length })
      }
      isTall
    >
      {question ? (
        <Stack gap={12}>
          <p>{t('responsible.questions.title')}</p>
          <h3 id="question">{t(`responsible.questions.${question}`)}</h3>
          <List label={t(`responsible.questions.${question}`)}>
            {answers.map((answer, value) => (
              <ListRow
                key={answer}
                title={t(`responsible.questions.${answer}`)}
                onPress={() => setPoints([...points, value])}
              />
            ))}
          </List>
          {points.length > 0 && (
            <Button isBlock onClick={() => setPoints(points.slice(0, -1))}>
              {t('responsible.questions.back')}
            </Button>
          )}
        </Stack>
      ) : (
        <Result score={points.reduce((sum, value) => sum + value, 0)} onAgain={() => setPoints([])} />
      )}
    </Sheet>
  )
}

function Result({ score, onAgain }: { score: number; onAgain: () => void }) {
  const t = useResponsibleText()
  const band = bandOf(score)
  return (
    <Stack gap={12}>
      <div role="status">
        <h3>{t(`responsible.bands.${band}`)}</h3>
        <p>{t('responsible.bands.score', { score })}</p>
      </div>
      <p>{t(`responsible.bands.${band}Text`)}</p>
      <p>{t('responsible.bands.notKept')}</p>
      <Button isBlock onClick={onAgain}>
        {t('responsible.questions.again')}
      </Button>
    </Stack>
  )
}
