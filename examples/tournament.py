#!/usr/bin/env python3
"""A tournament by correspondence, with Python's standard library only.

    export CROWNHEAD_KEY=ck_...
    python3 tournament.py FOLDER ORIGIN TITLE PLAYERS.csv   founds it, and has the invitations sent
    python3 tournament.py FOLDER                            follows it: run it every hour, by cron

PLAYERS.csv has a line for each player: NAME or NAME,ADDRESS; or a table with the headings Name, Email, Club, Id, Title,
Rating. The key needs the scope games:create. FOLDER/links.txt has the secretary's link, and an invitation to hand on for
everybody without an address. Each line is a secret. Once everybody has answered, the next run begins the games; each run
writes FOLDER/table.txt, FOLDER/games.pdn and FOLDER/players.csv. A crash loses nothing: run it again.
RULES=international chooses another rule set, FORMAT=single one game with everybody instead of two.
"""
import json
import os
import secrets
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path


def ask(origin, method, path, body=None, headers=None):
    """Sends a request; returns status, headers and text. Waits as a busy service asks; other refusals end the program."""
    data = None if body is None else json.dumps(body).encode()
    sent = {"Accept": "application/json, text/plain, text/csv", **(headers or {})}
    if data is not None:
        sent["Content-Type"] = "application/json"
    for _ in range(6):
        request = urllib.request.Request(origin + path, data=data, headers=sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.headers, answer.read().decode()
        except urllib.error.HTTPError as refusal:
            if refusal.code == 304:
                return 304, refusal.headers, ""
            if refusal.code not in (429, 503):
                sys.exit(f"{method} {path}: {refusal.code} {refusal.read().decode()}")
            time.sleep(int(refusal.headers.get("Retry-After", "5")))
    sys.exit(f"{method} {path}: the service is busy")


def store(path, value):
    """Writes a file completely or not at all, readable only by its owner."""
    temporary = path.with_suffix(".new")
    with open(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(value)
    temporary.replace(path)


def save(folder, state):
    store(folder / "state.json", json.dumps(state, indent=1))


def plan(folder, origin, title, players):
    body = {
        "title": title,
        "secretary": {"name": os.environ.get("SECRETARY", "The secretary")},
        "list": Path(players).read_text(encoding="utf-8-sig"),
        "rules": os.environ.get("RULES", "english"),
        "format": os.environ.get("FORMAT", "two-game"),
        "least": 2,
    }
    # The key is drawn once and stored first: the same key never founds the tournament twice.
    save(folder, {"origin": origin, "key": secrets.token_hex(16), "body": body})


def found(folder, state):
    """Founds the tournament. Sent again after a crash, it is the same one, with the same links."""
    keyed = {"Authorization": "Bearer " + os.environ.get("CROWNHEAD_KEY", ""), "Idempotency-Key": state["key"]}
    _, _, text = ask(state["origin"], "POST", "/v1/tournaments", state["body"], keyed)
    made = json.loads(text)["tournaments"][0]
    state = {**state, "id": made["tournament"]["id"], "token": made["links"]["secretary"]["token"]}
    tournament = act(state, {"type": "send"})
    lines = ["The secretary\t" + made["links"]["secretary"]["url"]]
    lines += [f"{each['name']}\t{each['link']['url']}" for each in tournament["you"]["entrants"] if "link" in each]
    store(folder / "links.txt", "\n".join(lines) + "\n")
    save(folder, state)
    return state


def act(state, body):
    """Acts as the secretary. An act that was done before changes nothing."""
    headers = {"Authorization": "Bearer " + state["token"]}
    path = f"/v1/tournaments/{state['id']}/actions"
    _, _, text = ask(state["origin"], "POST", path, body, headers)
    return json.loads(text)["tournament"]


def follow(folder, state):
    """Reads the tournament. One that has not changed is answered with 304."""
    headers = {"Authorization": "Bearer " + state["token"]}
    if "etag" in state:
        headers["If-None-Match"] = state["etag"]
    path = f"/v1/tournaments/{state['id']}"
    status, answered, text = ask(state["origin"], "GET", path, headers=headers)
    if status == 304:
        return
    tournament = json.loads(text)
    waiting = [each["name"] for each in tournament["you"]["entrants"] if each["status"] in ("listed", "invited")]
    if waiting:
        print("not answered yet:", ", ".join(waiting))
    elif tournament["status"] == "open" and "start" in tournament["you"]["acts"]:
        tournament = act(state, {"type": "start"})
    for name, ending in (("games", "pdn"), ("players", "csv")):
        _, _, text = ask(state["origin"], "GET", f"{path}.{ending}")
        store(folder / f"{name}.{ending}", text)
    store(folder / "table.txt", table(tournament))
    save(folder, {**state, "etag": answered["ETag"]})


def table(tournament):
    names = {each["number"]: each["name"] for each in tournament["players"]}
    width = max(map(len, names.values()), default=0)
    rows = [f"{tournament['title']}: {tournament['games']['over']} of {tournament['games']['all']} games are over"]
    for row in tournament["table"]:
        place = "-" if row["place"] is None else row["place"]
        score = f"+{row['wins']} ={row['draws']} -{row['losses']}"
        rows.append(f"{place:>2} {names[row['player']]:<{width}} {row['points']:>3}  {score}")
    return "\n".join(rows) + "\n"


def main(folder, *words):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "state.json").exists():
        if len(words) != 3:
            sys.exit(__doc__)
        plan(folder, words[0].rstrip("/"), *words[1:])
    state = json.loads((folder / "state.json").read_text())
    if "token" not in state:
        state = found(folder, state)
    follow(folder, state)
    if (folder / "table.txt").exists():
        print((folder / "table.txt").read_text(encoding="utf-8"), end="")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
