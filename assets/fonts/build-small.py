"""Writes the list of common Chinese, Japanese and Korean characters, joins Besley's parts, unpacks Noto Emoji, and draws the font of last resort."""
import subprocess
import sys
from itertools import chain

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

work, sources, here = sys.argv[1:]
TRAILS = tuple(chain(range(0x40, 0x7F), range(0xA1, 0xFF)))


def encoded(encoding, leads):
    """Characters of the two-byte rows `leads` of an old national encoding: the common ones of each country."""
    for lead in leads:
        for trail in TRAILS:
            try:
                yield from bytes((lead, trail)).decode(encoding)
            except UnicodeDecodeError:
                pass


def write_common_characters():
    common = set(encoded("gb2312", range(0xB0, 0xD8))) | set(encoded("euc_jp", range(0xB0, 0xD0)))
    common |= set(encoded("euc_kr", range(0xB0, 0xC9))) | set(encoded("big5", range(0xA4, 0xC7)))
    ranges = ["U+3000-30FF", "U+3100-312F", "U+31F0-31FF", "U+FF00-FFEF"]
    with open(f"{work}/cjk.txt", "w") as file:
        file.write(",".join(ranges + sorted(f"U+{ord(character):04X}" for character in common)))


def unpack(source, target):
    font = TTFont(source)
    font.flavor = None
    font.save(target)


def join_besley():
    parts = []
    for part in ("latin", "latin-ext"):
        unpack(f"{sources}/besley/package/files/besley-{part}-700-normal.woff2", f"{work}/{part}.ttf")
        parts.append(f"{work}/{part}.ttf")
    subprocess.run(["pyftmerge", *parts, f"--output-file={here}/Besley-Bold.ttf"], check=True)


def invisible(code):
    """Joiners, marks of direction, selectors and tags: without ink by nature."""
    return code in (0xAD, 0x34F, 0x61C) or any(
        first <= code <= last
        for first, last in ((0x180B, 0x180F), (0x200B, 0x200F), (0x2028, 0x202E), (0x2060, 0x206F), (0xFE00, 0xFE0F), (0xE0000, 0xE0FFF))
    )


def draw_last_resort():
    """One empty box for every code point: whatever no other font has is drawn the same on every machine."""
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "box"])
    pen = TTGlyphPen(None)
    for left, bottom, right, top, hole in ((80, 0, 620, 700, False), (150, 70, 550, 630, True)):
        corners = [(left, bottom), (left, top), (right, top), (right, bottom)]
        for number, corner in enumerate(reversed(corners) if hole else corners):
            (pen.lineTo if number else pen.moveTo)(corner)
        pen.closePath()
    box = pen.glyph()
    builder.setupGlyf({".notdef": box, "box": box})
    builder.setupHorizontalMetrics({".notdef": (700, 80), "box": (700, 80)})
    builder.setupCharacterMap({})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Last Box", "styleName": "Bold"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    subtable = CmapSubtable.newSubtable(13)
    subtable.platformID, subtable.platEncID, subtable.language = 3, 10, 0
    subtable.cmap = {code: "box" for code in range(0x20, 0x110000) if not invisible(code)}
    builder.font["cmap"].tables.append(subtable)
    builder.save(f"{here}/LastBox.ttf")


write_common_characters()
join_besley()
unpack(f"{sources}/noto-emoji/package/files/noto-emoji-emoji-700-normal.woff2", f"{here}/NotoEmoji-Bold.ttf")
draw_last_resort()
