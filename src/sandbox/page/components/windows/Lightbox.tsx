import { useEffect, useState } from 'preact/hooks'
import { lightbox, type Picture, words } from '../../state/store.js'
import { Icon, type IconName } from '../common/Icon.js'
import { Modal } from '../common/Modal.js'
import { ARROW_PX, BUTTON_STEP, useGestures } from './gestures.js'

const close = () => {
  lightbox.value = null
}

function Tool({ icon, label, onPress }: { readonly icon: IconName; readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}

/** A picture at the size of the window, with zooming and panning. */
export function Lightbox({ picture }: { readonly picture: Picture }) {
  const label = picture.alt === '' ? words.value.picture : picture.alt
  return (
    <Modal class="lightbox" name={{ 'aria-label': label }} onClose={close}>
      <Stage picture={picture} />
    </Modal>
  )
}

/** The alt text below the picture. Where room is scarce, it is shown on request. */
function Caption({ text }: { readonly text: string }) {
  const [roomy] = useState(() => matchMedia('(min-width: 700px)').matches)
  return (
    <details class="caption" open={roomy}>
      <summary>{words.value.pictureText}</summary>
      <p>{text}</p>
    </details>
  )
}

function Stage({ picture }: { readonly picture: Picture }) {
  const { frame, zoom, handlers, scaleBy, moveBy, showWhole } = useGestures<HTMLDivElement>()
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => scaleBy(BUTTON_STEP),
    '-': () => scaleBy(1 / BUTTON_STEP),
    '0': showWhole,
    ArrowLeft: () => moveBy({ x: ARROW_PX, y: 0 }),
    ArrowRight: () => moveBy({ x: -ARROW_PX, y: 0 }),
    ArrowUp: () => moveBy({ x: 0, y: ARROW_PX }),
    ArrowDown: () => moveBy({ x: 0, y: -ARROW_PX }),
  }
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => keys[event.key]?.()
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
  return (
    <>
      <div ref={frame} class={`stage ${zoom.scale > 1 ? 'zoomed' : ''}`} {...handlers}>
        <img
          src={picture.url}
          alt={picture.alt}
          draggable={false}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      </div>
      <div class="lightbox-tools">
        <Tool icon="minus" label={words.value.zoomOut} onPress={() => scaleBy(1 / BUTTON_STEP)} />
        <Tool icon="add" label={words.value.zoomIn} onPress={() => scaleBy(BUTTON_STEP)} />
        <Tool icon="whole" label={words.value.wholePicture} onPress={showWhole} />
        <a
          class="icon-button"
          href={picture.url}
          target="_blank"
          rel="noreferrer"
          aria-label={words.value.openOriginal}
          title={words.value.openOriginal}
        >
          <Icon name="external" />
        </a>
        <Tool icon="close" label={words.value.close} onPress={close} />
      </div>
      {picture.alt !== '' && <Caption text={picture.alt} />}
    </>
  )
}
