// Sets theme, motion and language on <html> before the first paint, and asks for that language's texts while the app itself is on
// its way. Kept apart from the bundle so that nothing flashes.
(function () {
  var root = document.documentElement;
  var saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('cantiere.preferences') || '{}');
  } catch {
    // Storage is closed: the system's settings hold.
  }
  if (saved.theme === 'light' || saved.theme === 'dark') root.dataset.theme = saved.theme;
  if (saved.motion === 'less' || saved.motion === 'full') root.dataset.motion = saved.motion;
  var spoken = [saved.language].concat(navigator.languages).map(function (tag) {
    return /^(it|en)/.exec(String(tag).toLowerCase());
  });
  var found = spoken.find(Boolean);
  root.lang = found ? found[1] : 'en';
  var texts = root.getAttribute('data-texts-' + root.lang);
  if (!texts) return;
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = texts;
  document.head.appendChild(link);
})();
