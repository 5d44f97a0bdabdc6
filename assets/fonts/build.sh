#!/bin/sh
# Makes the bundled fonts out of their sources: Debian's fonts-vollkorn, fonts-noto-core and fonts-noto-cjk, and the npm packages
# @fontsource/besley, @fontsource/kreon and @fontsource/noto-emoji, unpacked beside each other in the folder given as $1. Needs Debian's fonttools and python3-brotli.
set -eu
sources=$1
here=$(cd "$(dirname "$0")" && pwd)
noto=/usr/share/fonts/truetype/noto
vollkorn=/usr/share/fonts/truetype/vollkorn
work=$(mktemp -d)

subset() { # source, target, code points
  pyftsubset "$1" --unicodes="$3" --no-hinting --output-file="$here/$2"
}

/usr/bin/python3 "$here/build-small.py" "$work" "$sources" "$here"
# Under its name, which its license reserves, Kreon may only be passed on as it is.
cp "$sources/kreon/package/files/kreon-latin-700-normal.woff2" "$here/Kreon-Bold.woff2"
subset "$vollkorn/Vollkorn-SemiBold.ttf" Vollkorn-SemiBold.ttf 'U+20-24F,U+300-36F,U+1E00-1EFF,U+2010-2044,U+20AC'
subset "$vollkorn/Vollkorn-Italic.ttf" Vollkorn-Italic.ttf 'U+20-17F,U+2010-2044'
subset "$noto/NotoSans-Bold.ttf" NotoSans-Bold.ttf 'U+20-58F,U+1D00-1DBF,U+1E00-1FFF,U+2000-20CF,U+2100-218F,U+2C60-2C7F,U+A720-A7FF,U+FB00-FB06'
for script in Arabic Armenian Bengali Devanagari Georgian Gujarati Gurmukhi Hebrew Kannada Malayalam Tamil Telugu Thai; do
  subset "$noto/NotoSans$script-Bold.ttf" "NotoSans$script-Bold.ttf" '*'
done
subset "$noto/NotoSansMath-Regular.ttf" NotoSansMath-Regular.ttf 'U+1D400-1D7FF'
subset "$noto/NotoSansSymbols-Bold.ttf" NotoSansSymbols-Bold.ttf 'U+2460-24FF,U+1F100-1F1E5'
subset "$noto/NotoSansSymbols2-Regular.ttf" NotoSansSymbols2-Regular.ttf 'U+2190-21FF,U+2300-23FF,U+2500-27BF,U+2B00-2BFF,U+1F650-1F67F,U+1F780-1F8FF'
pyftsubset /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc --font-number=0 --unicodes-file="$work/cjk.txt" --no-hinting --layout-features='' \
  --output-file="$here/NotoSansCJK-Bold.otf"
rm -r "$work"
