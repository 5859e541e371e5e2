/** What the document of home is measured with: screens that nobody has written yet, with their tiles. */
interface InventedScreens {
  routes: object[]
  slots: object[]
}

const firstWords = 'daily weekly golden silver private shared early late single double open closed'.split(' ')
const lastWords = 'quest ladder chest ticket league album garden harbour market lantern parade'.split(' ')
const firstFilipino = 'araw linggo ginto pilak sarili sama maaga huli isa doble bukas sara'.split(' ')
const lastFilipino = 'hamon hagdan baul tiket liga album hardin daungan palengke parol parada'.split(' ')
const skeletons = ['list', 'form', 'page'] as const
const types = [10, 40, 41, 42]

const upper = (word = '') => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Routes and tiles of screens as a remote of its own would contribute them: each with its words, most for members. */
export function inventScreens(count: number): InventedScreens {
  const screens = Array.from({ length: count }, (_, index) => {
    const first = index % firstWords.length
    const last = (index * 5 + Math.floor(index / firstWords.length)) % lastWords.length
    const name = `${firstWords[first]}${upper(lastWords[last])}`
    const title = {
      en: `${upper(firstWords[first])} ${lastWords[last]}`,
      fil: `${upper(lastFilipino[last])} na ${firstFilipino[first]}`,
    }
    const when = {
      ...(index % 5 > 0 && { auth: 'member' }),
      ...(index % 3 === 0 && { flag: `${firstWords[first]?.toUpperCase()}${index}` }),
      ...(index % 7 === 0 && { excludeTypes: types }),
    }
    const path = `/m/member/${name}`
    return {
      route: { id: name, path, title, when, back: '/m/member/home', skeleton: skeletons[index % 3] },
      tile: {
        id: `tile-${name}`,
        slot: index % 6 === 0 ? 'shell.header-menu@1' : 'member.tiles@1',
        order: 100 + index,
        when,
        component: false,
        tile: { label: title, icon: 'star', route: path },
      },
    }
  })
  return { routes: screens.map(({ route }) => route), slots: screens.map(({ tile }) => tile) }
}
