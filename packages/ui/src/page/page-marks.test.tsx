import { screen } from '@testing-library/react'
import { Activity } from 'react'
import { Button } from '../button'
import { draw } from '../testing'
import { Page } from './Page'
import { PageActions } from './PageActions'

const marks = () => ({ ...document.documentElement.dataset })

describe('marks of the page on the document’s root', () => {
  it('the root says for how long the page has main actions and fixed ones, and how many', () => {
    const { rerender, unmount } = draw(
      <main>
        <Button variant="primary">Save</Button>
        <PageActions>
          <Button variant="primary">Send</Button>
        </PageActions>
      </main>,
    )
    expect(marks()).toEqual({ pagePrimary: '2', pageActions: '1' })
    rerender(
      <main>
        <Button variant="primary">Save</Button>
      </main>,
    )
    expect(marks()).toEqual({ pagePrimary: '1' })
    unmount()
    expect(marks()).toEqual({})
  })

  // FRAME-25
  it('the root says for how long a tool fills the view', () => {
    const { rerender } = draw(
      <main>
        <Page isTool>Table</Page>
      </main>,
    )
    expect(marks()).toEqual({ pageTool: '1' })
    rerender(
      <main>
        <Page>Lobby</Page>
      </main>,
    )
    expect(marks()).toEqual({})
  })

  it('a main action in a dialog, or in a page that was left, is not one of the page in view', () => {
    draw(
      <>
        <Button variant="primary">Confirm</Button>
        <main>
          <Activity mode="hidden">
            <Button variant="primary">Save</Button>
          </Activity>
        </main>
      </>,
    )
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible()
    expect(marks()).toEqual({})
  })
})
