/** Imported before the canvas: pictures look the same everywhere only if they never see the machine's own fonts. */
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1'
