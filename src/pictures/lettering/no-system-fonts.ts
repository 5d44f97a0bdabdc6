/** Must be imported before the canvas. Pictures look the same everywhere only without the machine's own fonts. */
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1'
