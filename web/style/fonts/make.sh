#!/usr/bin/env bash
# Cuts the two typefaces down to what our own texts use: the signs of Italian and English, the weights 400 to 800, and of Fraunces
# the one softness we set. A third of the weight, the same look; any other sign comes from the whole fonts (base.css names both).
# Run by hand when a font's package changes; needs fonttools with brotli (Debian: fonttools python3-brotli). The results are kept
# in the repository, so that nobody else needs it.
set -euo pipefail
cd "$(dirname "$0")"
whole=../../../node_modules/@fontsource-variable
# The same list stands in fonts.css as unicode-range.
signs="U+0020-007E,U+00A0,U+00A7,U+00AB,U+00B0,U+00B7,U+00BB,U+00C0,U+00C8-00C9,U+00CC,U+00D2,U+00D7,U+00D9,U+00E0,U+00E8-00E9,U+00EC,U+00F2,U+00F9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2191,U+2193,U+2212"
cut=$(mktemp -d)
trap 'rm -rf "$cut"' EXIT
fonttools varLib.instancer -q -o "$cut/fraunces.ttf" $whole/fraunces/files/fraunces-latin-full-normal.woff2 SOFT=50 WONK=0 wght=400:800
fonttools varLib.instancer -q -o "$cut/inter.ttf" $whole/inter/files/inter-latin-opsz-normal.woff2 wght=400:800
for face in fraunces inter; do
  pyftsubset "$cut/$face.ttf" --unicodes="$signs" --layout-features=kern,liga,tnum,calt,ccmp,locl --flavor=woff2 --output-file=$face.woff2
done
