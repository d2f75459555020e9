// Sets theme, motion and language on <html> before the first paint. Kept apart from the bundle so that nothing flashes.
(function () {
  try {
    var saved = JSON.parse(localStorage.getItem('cantiere.preferences') || '{}');
    var root = document.documentElement;
    if (saved.theme === 'light' || saved.theme === 'dark') root.dataset.theme = saved.theme;
    if (saved.motion === 'less' || saved.motion === 'full') root.dataset.motion = saved.motion;
    if (saved.language === 'it' || saved.language === 'en') root.lang = saved.language;
  } catch {
    // Storage is closed: the system's settings hold.
  }
})();
