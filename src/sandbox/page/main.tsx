import { render } from 'preact'
import { App } from './components/App.js'
import { listen } from './link/connection.js'
import { connected, receive, startEffects } from './state/store.js'
import './styles/index.css'

const place = document.getElementById('page')
if (place === null) throw new Error('index.html has no element with the id "page"')

startEffects()
listen({
  received: receive,
  connected: (open) => {
    connected.value = open
  },
})
render(<App />, place)
