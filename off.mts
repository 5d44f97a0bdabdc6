import { createPictures } from './src/pictures/drawing.js'
import { drawBoard } from './src/games/pioneer/board/board.js'
import { viewsOf } from './test/games/pioneer/board/positions.js'
import * as P from './test/pictures/printing.js'
